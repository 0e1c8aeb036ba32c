import { keptFileTexts } from '../../../content/careersTexts.ts';
import { Tick } from '../../../ui/Tick.tsx';

interface KeepFileProps {
  isTicked: boolean;
  /** The copy is written: nothing is promised before. */
  isHeld: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Off at first: other people may use the same device. It has no name, so a form that is sent never holds it. */
export const KeepFile = ({ isTicked, isHeld, onTick }: KeepFileProps) => (
  <Tick
    id="application-keep-file"
    label={keptFileTexts.keepFile}
    hint={isTicked && isHeld ? keptFileTexts.fileHeld : keptFileTexts.keepFileHint}
    checked={isTicked}
    onTick={onTick}
  />
);
