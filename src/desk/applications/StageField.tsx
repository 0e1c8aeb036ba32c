import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { ApplicationState } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../contract/desk/constants.ts';
import { fromLocalInput, toLocalInput } from '../shell/dates.ts';
import { DeskForm, SelectField, TextField, type GetText } from '../shell/forms.tsx';

interface StageFieldProps {
  state: Pick<ApplicationState, 'status' | 'interviewAt'>;
  onChange: (status: Stage, interviewAt: string | null) => void;
}

/** Selects the stage. The stage 'interview' is saved only with a date and a time. */
export const StageField = ({ state: { status, interviewAt }, onChange }: StageFieldProps) => {
  const [isScheduling, setIsScheduling] = useState(false);
  const changeStage = (value: string) => {
    const stage = STAGES.find((name) => name === value);
    setIsScheduling(stage === 'interview');
    if (stage && stage !== 'interview') onChange(stage, null);
  };
  const saveInterview = (getText: GetText) => {
    setIsScheduling(false);
    onChange('interview', fromLocalInput(getText('interviewAt')));
  };
  return (
    <>
      <SelectField
        id="stage"
        label="Stage"
        value={isScheduling ? 'interview' : status}
        choices={STAGES.map((stage) => [stage, STAGE_NAMES[stage]] as const)}
        onText={changeStage}
      />
      {(isScheduling || status === 'interview') && (
        <DeskForm
          key={interviewAt}
          submit={isScheduling ? 'Save the interview' : 'Change'}
          variant="quiet"
          className="w-100 order-1"
          send={saveInterview}
          footer={
            isScheduling && (
              <Button variant="link" onClick={() => setIsScheduling(false)}>
                Cancel
              </Button>
            )
          }
        >
          <TextField
            id="interviewAt"
            label="Date and time of the interview"
            type="datetime-local"
            defaultValue={toLocalInput(interviewAt)}
          />
        </DeskForm>
      )}
    </>
  );
};
