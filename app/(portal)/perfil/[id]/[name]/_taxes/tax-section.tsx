'use client';

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Button, Checkbox } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { ErrorSummary } from '@/app/_ui/error-summary';
import { SectionCard } from '@/app/_ui/section-card';
import { useUnsavedWarning } from '@/app/_ui/use-unsaved-warning';
import { type AgencyTaxInput, agencyTaxInput } from '@/lib/agencies/inputs';
import { TAX_FLAGS } from '@/lib/agencies/rules';
import { UPDATE_AGENCY } from '../_parts/documents';
import styles from '../_parts/profile.module.css';
import { useSave } from '../_parts/use-save';

type Props = { id: string; values: AgencyTaxInput; isPerson: boolean; mayEdit: boolean };

/** What the agency is for the tax office: each flag in plain words, and what it does to a quotation. */
export function TaxSection({ id, values, isPerson, mayEdit }: Props) {
  const t = useTranslations('profile.taxes');
  const tFlags = useTranslations('agencies.flags');
  const tUi = useTranslations('ui');
  const updating = useWrite(UPDATE_AGENCY);
  const { register, handleSubmit, formState, setError, reset } = useForm<AgencyTaxInput>({
    resolver: standardSchemaResolver(agencyTaxInput),
    defaultValues: values,
  });
  const { save, failure } = useSave<AgencyTaxInput>(setError, TAX_FLAGS);
  const { isDirty, dirtyFields } = formState;
  useUnsavedWarning(isDirty);
  // Article 383 is of natural persons alone.
  const flags = TAX_FLAGS.filter((flag) => isPerson || flag !== 'personaNaturalArt383AEt' || values[flag]);

  const submit = handleSubmit(async (data) => {
    const changed = TAX_FLAGS.filter((flag) => dirtyFields[flag]).map((flag) => [flag, data[flag]]);
    const input = { ...(Object.fromEntries(changed) as Partial<AgencyTaxInput>), id };
    if (await save(() => updating.run({ input }))) reset(data);
  });

  return (
    <SectionCard title={t('title')} description={t('text')}>
      <form noValidate onSubmit={submit}>
        {failure && <ErrorSummary problems={[]} title={failure} />}
        <div className={styles.flags}>
          {flags.map((flag) => (
            <Checkbox
              key={flag}
              label={tFlags(flag)}
              description={tFlags(`${flag}Hint`)}
              disabled={!mayEdit}
              {...register(flag)}
            />
          ))}
        </div>
        {mayEdit ? (
          <div className={styles.actions}>
            {isDirty && (
              <Button variant="default" onClick={() => reset()} disabled={updating.pending}>
                {tUi('cancel')}
              </Button>
            )}
            <Button type="submit" loading={updating.pending} disabled={!isDirty}>
              {t('save')}
            </Button>
          </div>
        ) : (
          <p className={styles.note}>{t('ownerOnly')}</p>
        )}
      </form>
    </SectionCard>
  );
}
