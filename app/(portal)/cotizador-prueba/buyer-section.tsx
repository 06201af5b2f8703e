'use client';

import { Checkbox, Fieldset, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEditor } from '@/app/_features/quotations/editor/editor-context';
import { CityField } from '@/app/_features/quotations/editor/event-section';
import { BUYER_FLAGS } from '@/app/_features/quotations/simulator/simulation';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { ClientTaxFlags } from '@/lib/taxes/rules/tax-flags';

type Props = { buyer: ClientTaxFlags; onChange: (buyer: ClientTaxFlags) => void };

/** The buyer of a simulation: what it withholds, and its city. */
export function BuyerSection({ buyer, onChange }: Props) {
  const t = useTranslations('simulator');
  const tFlags = useTranslations('quotations.newClient');
  const { form } = useEditor();
  return (
    <SectionCard title={t('buyer')} description={t('buyerText')}>
      <FormGrid>
        <CityField cityId={form.cityId} error={undefined} />
        <Fieldset variant="unstyled" legend={t('buyerFlags')}>
          <Stack gap="xs" mt="xs">
            {BUYER_FLAGS.map((flag) => (
              <Checkbox
                key={flag}
                label={tFlags(flag)}
                checked={buyer[flag]}
                onChange={({ currentTarget }) => onChange({ ...buyer, [flag]: currentTarget.checked })}
              />
            ))}
          </Stack>
        </Fieldset>
      </FormGrid>
    </SectionCard>
  );
}
