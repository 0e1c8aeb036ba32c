declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  /** Reads documents for `pdf.mjs`, which finds it in the global `pdfjsWorker`. */
  export const WorkerMessageHandler: object;
}
