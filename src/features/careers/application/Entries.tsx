import { applyTexts } from '../../../content/careersTexts.ts';
import { buildSettings } from '../../../contract/buildSettings.ts';
import type { OpeningDetail } from '../../../contract/schemas.ts';
import { TrapField } from '../../../ui/TrapField.tsx';
import { JobFields } from './JobFields.tsx';
import { KeepLonger } from './KeepLonger.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ResumeFields } from './ResumeFields.tsx';
import type { useApplication } from './useApplication.ts';

interface EntriesProps {
  opening: OpeningDetail;
  application: ReturnType<typeof useApplication>;
}

const isOwnServer = buildSettings.careersHost === '';

/** All that is entered. The tick to be kept longer and the trap mean something to our own server only. */
export const Entries = ({ opening, application }: EntriesProps) => {
  const { text, mayBeKept, resumeFault, verdict, errors, draft } = application;
  const { chosen, choose, keepsFile, isFileHeld, keepFile } = application;
  return (
    <>
      <fieldset>
        <legend>{applyTexts.details}</legend>
        <JobFields opening={opening} errors={errors} />
        <PersonFields text={text} errors={errors} />
      </fieldset>
      <ResumeFields
        chosen={chosen?.file}
        error={resumeFault ?? verdict ?? errors.resumefile}
        isRefused={resumeFault !== undefined}
        onChoose={choose}
        canBeKept={draft.kind !== 'none'}
        isKept={keepsFile}
        isHeld={isFileHeld}
        onKeep={keepFile}
      />
      {isOwnServer && <KeepLonger isTicked={mayBeKept} onTick={application.tickKept} />}
      {isOwnServer && <TrapField />}
    </>
  );
};
