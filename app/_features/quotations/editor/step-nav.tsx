'use client';

import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { type DraftField, sendingProblems } from '../draft/save-draft';
import styles from './editor.module.css';
import { useEditorFigures } from './editor-context';
import { anchorOf, STEPS, type Step } from './editor-section';

const FIELDS: Readonly<Record<Step, readonly DraftField[]>> = {
  client: ['clientId', 'emailClient'],
  event: ['nameEvent', 'dates', 'cityId', 'hours'],
  profiles: ['lines'],
  costs: ['fxRate', 'gain'],
  words: ['copies'],
  review: [],
};

/** The parts of a quotation, which of them are done, and the way to each. */
export const StepNav = memo(function StepNav() {
  const t = useTranslations('quotations.steps');
  const { form, price } = useEditorFigures();
  const problems = sendingProblems(form, price);
  const done = (step: Step) =>
    step === 'review'
      ? Object.keys(problems).length === 0
      : FIELDS[step].every((field) => problems[field] === undefined);
  return (
    <nav className={styles.steps} aria-label={t('label')}>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step}>
            <a href={`#${anchorOf(step)}`} data-done={done(step) || undefined}>
              <span className={styles.stepMark} aria-hidden>
                {done(step) ? <IconCheck size={13} stroke={2.25} /> : index + 1}
              </span>
              {t(step)}
              <VisuallyHidden>{done(step) ? t('done') : t('open')}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
});
