/**
 * Lets a file input name a file that came from elsewhere, as with a draft, so that it does not say 'No file chosen'
 * beside it. An input that names a file already is left alone, and so are browsers that cannot be told.
 */
export const showFile = (input: HTMLInputElement, file: File | undefined): void => {
  if (!file || input.files?.[0] === file || typeof DataTransfer === 'undefined') return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
};
