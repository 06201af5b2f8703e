'use client';

import { useEffect, useRef } from 'react';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/controls.json';
import styles from './error-summary.module.css';

export type FieldProblem = {
  /** Id of the field, which the link leads to; left out, the message stands alone. */
  readonly fieldId?: string;
  readonly label?: string;
  readonly message: string;
};

type Props = {
  problems: readonly FieldProblem[];
  /** Instead of 'Hay 2 campos por corregir', for a failure that is of no field. */
  title?: string;
};

/** What has to be corrected, above the form. Takes the focus when it appears and when more is said; renders nothing without problems. */
export function ErrorSummary({ problems, title }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const said = [title ?? '', ...problems.map(({ label, message }) => `${label ?? ''}${message}`)];
  const known = useRef<readonly string[]>(['']);
  useEffect(() => {
    const isNew = said.some((one) => !known.current.includes(one));
    known.current = ['', ...said];
    if (isNew) box.current?.focus();
  });
  if (problems.length === 0 && !title) return null;
  const count =
    problems.length === 1
      ? texts.errorSummaryOne
      : fillText(texts.errorSummaryMany, { count: problems.length });
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.title}>{title ?? count}</p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ fieldId, label, message }) => (
            <li key={`${fieldId}${message}`}>
              {fieldId ? <a href={`#${fieldId}`}>{label ?? message}</a> : label}
              {label ? `: ${message}` : !fieldId && message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
