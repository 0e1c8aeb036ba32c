/** A resume, byte for byte as it was uploaded, with the name that its sender gave it. */
export interface ResumeFile {
  client_name: string;
  type: string;
  bytes: Buffer;
}
