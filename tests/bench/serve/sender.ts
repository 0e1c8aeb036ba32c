/** Headers that whoever sends an answer writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'server']);

export const isWrittenBySender = (name: string): boolean => OWN.has(name);
