import { useState, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import Form from 'react-bootstrap/Form';
import type { ApplicationState } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES, STAGES, type Stage as StageName } from '../../contract/desk/constants.ts';
import { Field } from '../../ui/Field.tsx';
import { fromLocalInput, toLocalInput } from '../shell/dates.ts';

const TONES: Readonly<Record<StageName, string>> = {
  received: 'open',
  inReview: 'on',
  interview: 'on',
  offer: 'good',
  hired: 'good',
  declined: 'over',
  withdrawn: 'over',
};

export const Stage = ({ stage }: { stage: StageName }) => (
  <span className="stage" data-tone={TONES[stage]}>
    {STAGE_NAMES[stage]}
  </span>
);

interface StageFieldProps {
  state: Pick<ApplicationState, 'status' | 'interviewAt'>;
  onChange: (status: StageName, interviewAt: string | null) => void;
}

/** The stage; an interview has a date and a time, which are asked for before it is saved. */
export const StageField = ({ state: { status, interviewAt }, onChange }: StageFieldProps) => {
  const [isPlanning, setIsPlanning] = useState(false);
  const [error, setError] = useState<string>();
  const choose = (stage: StageName) => {
    setIsPlanning(stage === 'interview');
    if (stage !== 'interview') onChange(stage, null);
  };
  const plan = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const instant = fromLocalInput(String(new FormData(event.currentTarget).get('interviewAt') ?? ''));
    if (!instant) return setError('Enter the date and time of the interview');
    setError(undefined);
    setIsPlanning(false);
    onChange('interview', instant);
  };
  return (
    <>
      <Field id="stage" label="Stage">
        {(control) => (
          <Form.Select
            {...control}
            value={isPlanning ? 'interview' : status}
            onChange={({ target }) => {
              const stage = STAGES.find((name) => name === target.value);
              if (stage) choose(stage);
            }}
          >
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {STAGE_NAMES[stage]}
              </option>
            ))}
          </Form.Select>
        )}
      </Field>
      {(isPlanning || status === 'interview') && (
        <Form noValidate onSubmit={plan} key={interviewAt}>
          <Field id="interviewAt" label="Interview" error={error}>
            {(control) => (
              <Form.Control
                {...control}
                name="interviewAt"
                type="datetime-local"
                defaultValue={toLocalInput(interviewAt)}
              />
            )}
          </Field>
          <div className="actions">
            <Button type="submit" variant={isPlanning ? 'primary' : 'quiet'}>
              {isPlanning ? 'Save the interview' : 'Change'}
            </Button>
            {isPlanning && status !== 'interview' && (
              <Button variant="quiet" onClick={() => setIsPlanning(false)}>
                Cancel
              </Button>
            )}
          </div>
        </Form>
      )}
    </>
  );
};
