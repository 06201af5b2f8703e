'use client';

import { IconPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import styles from '../editor.module.css';
import { useEditor } from '../editor-context';
import { EditorSection } from '../editor-section';
import { LineCard } from './line-card';
import lineStyles from './lines.module.css';

/** The people: one card per profile. A new one gets the focus, so that one can type on. */
export function ProfilesSection() {
  const t = useTranslations('quotations.profiles');
  const { form, options, change, problem } = useEditor();
  const added = useRef<string | null>(null);
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const key = added.current;
    if (!key || !form.lines.some((line) => line.key === key)) return;
    added.current = null;
    const first = list.current?.querySelector<HTMLInputElement>(`[data-line="${key}"] input[data-first]`);
    first?.focus();
    first?.select();
  }, [form.lines]);

  const add = (profile: string) => {
    added.current = crypto.randomUUID();
    change({ kind: 'addLine', key: added.current, profile });
  };
  const error = problem('lines');

  return (
    <EditorSection step="profiles">
      {form.lines.length > 0 && (
        <ol className={lineStyles.lines} ref={list}>
          {form.lines.map((line, index) => (
            <LineCard key={line.key} line={line} index={index} isLast={index === form.lines.length - 1} />
          ))}
        </ol>
      )}
      {error && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
      <fieldset className={lineStyles.adders} id="lines">
        <legend className={lineStyles.legend}>{t('add')}</legend>
        {options.profiles.map(({ code, name }) => (
          <PlainButton
            key={code}
            variant="default"
            size="xs"
            className={lineStyles.adder}
            leftSection={<IconPlus size={13} stroke={1.75} aria-hidden />}
            onClick={() => add(code)}
          >
            {name}
          </PlainButton>
        ))}
      </fieldset>
    </EditorSection>
  );
}
