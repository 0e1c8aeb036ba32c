import { useEffect, useRef } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * A file that misses its drop zone by a finger's breadth makes the browser leave the page and show the file instead,
 * and everything typed is gone. While a zone is there such a file is not opened; `onDrop` is told of it.
 */
export const useStrayDrops = (onDrop: () => void): void => {
  const told = useRef(onDrop);
  useEffect(() => {
    told.current = onDrop;
  });
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      // In the zone it was taken care of.
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      if (event.type === 'drop') told.current();
    };
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
};
