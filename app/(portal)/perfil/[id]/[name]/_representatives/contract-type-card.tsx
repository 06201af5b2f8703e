'use client';

import { Button, Select } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/app/_features/graphql/use-action';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import styles from '../_parts/profile.module.css';

type Props = { id: string; contractTypeId: number | null; mayEdit: boolean };

const TALENT = 'talent';

/** The type of all the agency's contracts, or the talent's choice. */
export function ContractTypeCard({ id, contractTypeId, mayEdit }: Props) {
  const t = useTranslations('profile.signing');
  const tProfile = useTranslations('profile');
  const updating = useAction(UPDATE_AGENCY);
  const before = contractTypeId === null ? TALENT : String(contractTypeId);
  const [chosen, choose] = useState(before);
  return (
    <SectionCard title={t('type')} description={t('typeText')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const typeId = chosen === TALENT ? null : Number(chosen);
          void updating.press({ id, contractTypeId: typeId }, tProfile('saved'));
        }}
      >
        <Select
          aria-label={t('type')}
          data={[
            { value: TALENT, label: t('talentChooses') },
            { value: '51', label: t('events') },
            { value: '52', label: t('photography') },
          ]}
          value={chosen}
          allowDeselect={false}
          readOnly={!mayEdit}
          onChange={(value) => choose(value ?? TALENT)}
        />
        {mayEdit ? (
          <Button
            type="submit"
            mt="md"
            variant="default"
            disabled={chosen === before}
            loading={updating.pending}
          >
            {t('saveType')}
          </Button>
        ) : (
          <p className={styles.note}>{t('ownerOnly')}</p>
        )}
      </form>
    </SectionCard>
  );
}
