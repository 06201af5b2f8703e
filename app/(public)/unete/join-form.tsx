'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PublicButton } from '@/app/_ui/public/button';
import { FieldBlock, FormActions } from '@/app/_ui/public/form';
import { SubmitButton } from '@/app/_ui/public/submit-button';
import texts from '@/lib/i18n/messages/es/join.json';
import { LinkForm } from '../_link-forms/link-form';
import { usePostedForm } from '../_link-forms/use-posted-form';
import { useCountry } from '../_registration/place-fields';
import styles from './join.module.css';
import { postJoining, sendJoining } from './join-actions';
import type { JoinChoices } from './join-choices';
import { FIELDS, isMinorNow, STEPS, type Step } from './joining-fields';
import { LABELS } from './labels';
import { StepFields } from './step-fields';
import { useKeptTyping } from './use-kept-typing';

const CONFIRM_PAGE = '/confirm-email';
const never = () => () => undefined;

/**
 * Registers a talent, one task a screen; without scripts all screens stand below one another. The server draws both, and
 * the style sheet shows the one that holds, so that nothing moves when the scripts come.
 */
export function JoinForm(choices: JoinChoices) {
  const keeping = useKeptTyping();
  // Made anew with what was kept, once that is read.
  return <Screens key={keeping.kept ? 'kept' : 'new'} keeping={keeping} {...choices} />;
}

type Props = JoinChoices & { readonly keeping: ReturnType<typeof useKeptTyping> };

function Screens({ keeping, ...choices }: Props) {
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [step, setStep] = useState<Step>('person');
  const [birthdate, setBirthdate] = useState(keeping.typed('birthdate') ?? '');
  const minor = isMinorNow(birthdate);
  const shown = STEPS.filter((one) => one !== 'guardian' || minor);
  const place = shown.indexOf(step);
  const isLast = place === shown.length - 1;
  const top = useRef<HTMLDivElement>(null);

  function show(next: Step | undefined) {
    if (!next) return;
    setStep(next);
    requestAnimationFrame(() => top.current?.focus());
  }

  const send = async (data: FormData) => {
    const answer = await sendJoining(choices.place, data);
    if (answer.ok && !isLast) {
      show(shown[place + 1]);
      return answer;
    }
    if (!answer.ok) return answer;
    keeping.forget();
    return { ...answer, leadsTo: answer.photosUrl ?? CONFIRM_PAGE };
  };
  const kit = usePostedForm({ post: postJoining.bind(null, choices.place), send, keeps: false }, LABELS);
  const typed = (name: string): string =>
    kit.typed(name) ?? keeping.typed(name) ?? choices.known?.[name] ?? '';
  const [country, setCountry] = useCountry(choices.countries, typed('country'));

  // What the last screen finds wrong with an earlier one is shown there.
  const { count, fields } = kit.attempt;
  const faulty = shown.find((one) => FIELDS[one].some((name) => name in fields));
  useEffect(() => {
    if (count > 0 && faulty) setStep(faulty);
  }, [count, faulty]);

  const form = {
    ...kit.form,
    onInput: (event: Parameters<typeof kit.form.onInput>[0]) => {
      kit.form.onInput(event);
      keeping.keep(event);
    },
  };
  return (
    <LinkForm kit={{ ...kit, form }} className={styles.form}>
      <input type="hidden" name="step" value={live && !isLast ? step : 'consents'} />
      <div className={styles.progress} data-live={live || undefined} ref={top} tabIndex={-1}>
        <p>{texts.step.replace('{step}', String(place + 1)).replace('{of}', String(shown.length))}</p>
        <progress value={place + 1} max={shown.length} aria-hidden />
      </div>
      {(live ? shown : STEPS).map((one) => (
        <div
          key={one}
          hidden={live && one !== step}
          className={live || one === step ? undefined : styles.later}
        >
          <FieldBlock title={texts.steps[one].title} description={texts.steps[one].text}>
            <StepFields
              step={one}
              kit={kit}
              typed={typed}
              typedAll={(name) => kit.typedAll[name] ?? keeping.kept?.[name] ?? []}
              country={country}
              onCountry={setCountry}
              onBirthdate={setBirthdate}
              {...choices}
            />
          </FieldBlock>
        </div>
      ))}
      <FormActions>
        {live && place > 0 && (
          <PublicButton variant="default" onClick={() => show(shown[place - 1])}>
            {texts.back}
          </PublicButton>
        )}
        <SubmitButton busy={kit.sending} busyText={isLast ? texts.submitting : texts.checking}>
          {live ? (
            isLast ? (
              texts.submit
            ) : (
              texts.next
            )
          ) : (
            <>
              <span className={styles.ofOneScreen}>{texts.next}</span>
              <span className={styles.ofAllScreens}>{texts.submit}</span>
            </>
          )}
        </SubmitButton>
      </FormActions>
    </LinkForm>
  );
}
