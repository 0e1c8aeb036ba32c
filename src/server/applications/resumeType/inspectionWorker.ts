import { parentPort } from 'node:worker_threads';
import { detectResumeType, findObstacle } from './detectResumeType.ts';
import { findDocumentWarnings } from './documentWarnings.ts';
import type { InspectionMessage } from './inspectResume.ts';
import { findPreviewObstacle } from './pdfSize.ts';

const send = (message: InspectionMessage): void => parentPort?.postMessage(message);

// The type is sent first, so that it is known even if the search for warnings does not end.
parentPort?.on('message', ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) => {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const type = detectResumeType(bytes);
  send(type ? { type } : { type, obstacle: findObstacle(bytes) });
  const marks = type ? findDocumentWarnings(type, bytes) : [];
  if (type !== 'pdf') return send({ marks });
  void findPreviewObstacle(bytes).then((previewObstacle) => send({ marks, previewObstacle }));
});
send('ready');
