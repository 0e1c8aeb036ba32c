import { applyTexts, formLabels } from '../../../content/careersTexts.ts';
import { RESUME_TYPES } from '../../../contract/constants.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { useInitialData } from '../../../ui/initialData.ts';
import { FileField } from '../../../ui/FileField.tsx';
import { applicationFieldId } from './fieldErrors.ts';
import { KeepFile } from './KeepFile.tsx';

const ACCEPT = RESUME_TYPES.map((type) => `.${type}`).join(',');

const statusOf = ({ name, size }: File, isRefused: boolean): string =>
  (isRefused ? applyTexts.refused : applyTexts.chosen)(name, formatBytes(size));

interface ResumeFieldsProps {
  chosen: File | undefined;
  error: string | undefined;
  /** The chosen file cannot be taken. */
  isRefused: boolean;
  onChoose: (file: File | undefined) => void;
  /** The browser keeps drafts. */
  canBeKept: boolean;
  isKept: boolean;
  /** It does by now. */
  isHeld: boolean;
  onKeep: (isTicked: boolean) => void;
}

/** The resume: what is taken, what is chosen, and whether the device keeps it. */
export const ResumeFields = (props: ResumeFieldsProps) => {
  const { chosen, error, isRefused, onChoose, canBeKept, isKept, isHeld, onKeep } = props;
  const upload = useInitialData().filledIn?.upload;
  return (
    <fieldset>
      <legend>{applyTexts.resume}</legend>
      <FileField
        id={applicationFieldId('resumefile')}
        name="resumefile"
        label={formLabels.resumefile}
        need={upload ? 'optional' : 'required'}
        hint={
          upload ? `${applyTexts.resumeKept(upload.name)} ${applyTexts.resumeHint}` : applyTexts.resumeHint
        }
        error={error}
        accept={ACCEPT}
        chosen={chosen && statusOf(chosen, isRefused)}
        verdict={isRefused ? error : undefined}
        file={chosen}
        onChoose={onChoose}
      >
        {upload && <input type="hidden" name="upload_token" value={upload.token} />}
        {canBeKept && chosen && !isRefused && <KeepFile isTicked={isKept} isHeld={isHeld} onTick={onKeep} />}
      </FileField>
    </fieldset>
  );
};
