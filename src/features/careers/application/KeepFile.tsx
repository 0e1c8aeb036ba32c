import { keptFileTexts } from '../../../content/careersTexts.ts';
import { Tick } from '../../../ui/Tick.tsx';

interface KeepFileProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Off at first: other people may use the same device. It has no name, so a form that is sent never holds it. */
export const KeepFile = ({ isTicked, onTick }: KeepFileProps) => (
  <Tick
    id="application-keep-file"
    label={keptFileTexts.keepFile}
    hint={keptFileTexts.keepFileHint}
    checked={isTicked}
    onTick={onTick}
  />
);
