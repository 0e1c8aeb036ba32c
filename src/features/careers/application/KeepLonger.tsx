import { applyTexts } from '../../../content/careersTexts.ts';
import { CONSENT_VERSION } from '../../../contract/constants.ts';
import { Tick } from '../../../ui/Tick.tsx';

interface KeepLongerProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Off at first, and needed for nothing: a consent that is not free is none (docs/requirements.md, PRIV-2). */
export const KeepLonger = ({ isTicked, onTick }: KeepLongerProps) => (
  <Tick
    id="application-consent"
    name="consent"
    value={CONSENT_VERSION}
    label={applyTexts.keepLonger}
    hint={applyTexts.keepLongerHint}
    checked={isTicked}
    onTick={onTick}
  />
);
