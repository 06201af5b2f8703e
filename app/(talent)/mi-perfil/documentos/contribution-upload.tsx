'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { TextInput } from '@/app/_ui/controls/text-input';
import { FormGrid } from '@/app/_ui/form/form-grid';
import text from '@/app/_ui/theme/text.module.css';
import { FileField } from '@/app/_ui/upload/file-field';
import { contributionInput } from '@/lib/claims/contributions/inputs';
import words from '@/lib/i18n/messages/es/place/contributions.json';
import validation from '@/lib/i18n/messages/es/validation.json';

const EMPTY = { period: '', number: '', operator: '', paidOn: '' };
type Name = keyof typeof EMPTY;

const WRONG: Readonly<Record<Name, string>> = {
  period: validation.period,
  number: validation.required,
  operator: validation.required,
  paidOn: validation.date,
};
const TYPES = { period: 'month', number: 'text', operator: 'text', paidOn: 'date' } as const;

/** A planilla: what it says, then its file, which goes up as soon as it is chosen. */
export function ContributionUpload() {
  const router = useRouter();
  const [values, setValues] = useState(EMPTY);
  const [left, setLeft] = useState<readonly Name[]>([]);
  const [round, setRound] = useState(0);
  const said = contributionInput.safeParse(values);
  const wrong = new Set(said.success ? [] : said.error.issues.map(({ path }) => path[0]));
  return (
    <>
      <FormGrid>
        {(['period', 'paidOn', 'operator', 'number'] as const).map((name) => (
          <TextInput
            key={name}
            name={name}
            type={TYPES[name]}
            label={words[name]}
            {...(name === 'operator' ? { description: words.operatorHint, hintBelow: true } : {})}
            autoComplete="off"
            required
            value={values[name]}
            error={wrong.has(name) && left.includes(name) ? WRONG[name] : undefined}
            onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
            onBlur={() => setLeft([...left, name])}
          />
        ))}
      </FormGrid>
      {said.success ? (
        <FileField
          key={round}
          label={words.file}
          description={words.fileHint}
          to={{ url: '/api/save-contribution', fields: values }}
          onSent={() => {
            setValues(EMPTY);
            setLeft([]);
            setRound(round + 1);
            router.refresh();
          }}
        />
      ) : (
        <p className={text.quiet}>{words.first}</p>
      )}
    </>
  );
}
