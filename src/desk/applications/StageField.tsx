import { useRef, useState, type KeyboardEvent } from 'react';
import Button from 'react-bootstrap/Button';
import type { ApplicationState } from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../contract/desk/constants.ts';
import { formatDateTime, fromLocalInput, toLocalInput } from '../shell/dates.ts';
import { DeskForm, SelectField, TextField, type GetText } from '../shell/forms.tsx';

interface StageFieldProps {
  state: Pick<
    ApplicationState,
    'status' | 'interviewAt' | 'interviewMinutes' | 'interviewPlace' | 'isInvited'
  >;
  /** The person was invited, so a change of the interview goes to them. */
  onChangeInterview: () => void;
  onChange: (status: Stage, interviewAt: string | null) => void;
}

/**
 * Selects the stage. Each arrow key changes the choice, so with the keyboard it is saved by Enter or on leaving the
 * field. The stage 'interview' is saved only with a date and a time.
 */
export const StageField = ({ state, onChange, onChangeInterview }: StageFieldProps) => {
  const { status, interviewAt, isInvited, interviewMinutes, interviewPlace } = state;
  const [isScheduling, setIsScheduling] = useState(false);
  const [chosen, setChosen] = useState<Stage>();
  const isByKeyboard = useRef(false);
  const saveStage = (stage: Stage | undefined) => {
    setChosen(undefined);
    setIsScheduling(stage === 'interview');
    if (stage && stage !== 'interview' && stage !== status) onChange(stage, null);
  };
  const choose = (value: string) => {
    const stage = STAGES.find((name) => name === value);
    if (isByKeyboard.current) setChosen(stage);
    else saveStage(stage);
  };
  const handleKey = ({ key, preventDefault }: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    isByKeyboard.current = key !== 'Enter' && key !== 'Escape';
    if (key === 'Escape') setChosen(undefined);
    if (key !== 'Enter' || chosen === undefined) return;
    preventDefault();
    // Leaving the field saves the stage, and single-key shortcuts work again.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
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
        hint={chosen && chosen !== status ? 'Enter saves the stage, Escape keeps the old one' : undefined}
        value={chosen ?? (isScheduling ? 'interview' : status)}
        choices={STAGES.map((stage) => [stage, STAGE_NAMES[stage]] as const)}
        onText={choose}
        onKeyDown={(event) => handleKey({ key: event.key, preventDefault: () => event.preventDefault() })}
        onPointerDown={() => (isByKeyboard.current = false)}
        onBlur={() => chosen && saveStage(chosen)}
      />
      {status === 'interview' && isInvited && interviewAt && (
        <p className="w-100 order-1 mb-0">
          Interview: <strong>{formatDateTime(interviewAt)}</strong>
          {interviewMinutes !== null && `, ${interviewMinutes} minutes`}
          {interviewPlace !== null && `, ${interviewPlace}`}{' '}
          <Button variant="quiet" size="sm" onClick={onChangeInterview}>
            Change the interview…
          </Button>
        </p>
      )}
      {(isScheduling || (status === 'interview' && !isInvited)) && (
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
