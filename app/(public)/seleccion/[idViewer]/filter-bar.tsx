import { PublicButton } from '@/app/_ui/public/button';
import { SelectField } from '@/app/_ui/public/select-field';
import { TextField } from '@/app/_ui/public/text-field';
import { MARKS } from '@/db/values/marks';
import type { Quota } from '@/lib/convocatories/showcase/choosing/rules';
import texts from '@/lib/i18n/messages/es/selection.json';
import styles from './choosing.module.css';
import { ANYBODY, type Filters, isFiltered } from './filters';

type Props = {
  filters: Filters;
  onChange: (filters: Filters) => void;
  profiles: readonly Pick<Quota, 'code' | 'name'>[];
  cities: readonly string[];
  /** How many are left, in words. */
  matches: string;
};

const GENDERS = ['FEMENINO', 'MASCULINO'] as const;

/** By what a viewer looks for talents: closed until it is wanted, so that photos come first on a phone. */
export function FilterBar({ filters, onChange, profiles, cities, matches }: Props) {
  const field = <Name extends keyof Filters>(name: Name, label: string) => ({
    name,
    label,
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...filters, [name]: target.value }),
  });
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const height = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>{texts.filters}</summary>
      <div className={styles.fields}>
        <SelectField
          {...field('profile', texts.profile)}
          placeholder={texts.all}
          options={profiles.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <SelectField
          {...field('gender', texts.gender)}
          placeholder={texts.all}
          options={GENDERS.map((value) => ({ value, label: texts[value] }))}
        />
        <SelectField {...field('city', texts.city)} placeholder={texts.all} options={plain(cities)} />
        <SelectField
          {...field('answer', texts.answer)}
          placeholder={texts.all}
          options={[...MARKS, 'none' as const].map((value) => ({ value, label: texts[value] }))}
        />
        <TextField {...field('from', texts.from)} {...height} />
        <TextField {...field('to', texts.to)} {...height} />
      </div>
      <p className={styles.matches} role="status">
        {matches}
        {isFiltered(filters) && (
          <PublicButton variant="quiet" onClick={() => onChange(ANYBODY)}>
            {texts.clear}
          </PublicButton>
        )}
      </p>
    </details>
  );
}
