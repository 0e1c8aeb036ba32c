import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';
import '@testing-library/jest-dom';

// A condition is waited for until it holds; on a busy machine a second is not long, and a wait that succeeds costs nothing.
configure({ asyncUtilTimeout: 8000 });
