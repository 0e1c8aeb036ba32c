import { configure } from '@testing-library/react';
import '@testing-library/jest-dom/jest-globals';
import '@testing-library/jest-dom';

// The default of a second is too short on a busy machine, and a longer timeout costs nothing when the wait succeeds.
configure({ asyncUtilTimeout: 8000 });

// jsdom's Blob lacks arrayBuffer().
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsArrayBuffer(this);
  });
};
