import { configure } from '@testing-library/react';
import '@testing-library/jest-dom/jest-globals';
import '@testing-library/jest-dom';

// A condition is waited for until it holds; on a busy machine a second is not long, and a wait that succeeds costs nothing.
configure({ asyncUtilTimeout: 8000 });

// jsdom's files cannot be read by their own method yet.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsArrayBuffer(this);
  });
};
