/** `willing` moves unless something speaks against it; the other two are the visitor's own word. */
export type Rotation = 'willing' | 'started' | 'stopped';
