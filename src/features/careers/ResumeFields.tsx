import { applyTexts, formLabels } from '../../content/careersTexts.ts';
import { RESUME_TYPES } from '../../contract/constants.ts';
import { formatBytes } from '../../lib/formatBytes.ts';
import { FileField } from '../../ui/FileField.tsx';
import { fieldId } from './applicationFields.ts';

const ACCEPT = RESUME_TYPES.map((type) => `.${type}`).join(',');

interface ResumeFieldsProps {
  chosen: File | undefined;
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}

/** The resume: what is taken, what is chosen. */
export const ResumeFields = ({ chosen, error, onChoose }: ResumeFieldsProps) => (
  <fieldset>
    <legend>{applyTexts.resume}</legend>
    <FileField
      id={fieldId('resumefile')}
      label={formLabels.resumefile}
      hint={applyTexts.resumeHint}
      error={error}
      accept={ACCEPT}
      chosen={chosen && applyTexts.chosen(chosen.name, formatBytes(chosen.size))}
      onChoose={onChoose}
    />
  </fieldset>
);
