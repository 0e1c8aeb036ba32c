/** A file's bytes. Rejects where the browser can no longer read it: moved, changed or deleted since it was chosen. */
export const readBytes = (file: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'));
    reader.readAsArrayBuffer(file);
  });

/** Whether a file can still be read; its first byte tells. */
export const canRead = async (file: Blob): Promise<boolean> => {
  try {
    await readBytes(file.slice(0, 1));
    return true;
  } catch {
    // Why it cannot be read is the same to the applicant: it has to be chosen again.
    return false;
  }
};
