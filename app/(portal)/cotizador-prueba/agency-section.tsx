'use client';

import { Checkbox, Fieldset, Stack } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useEditorFrame } from '@/app/_features/quotations/editor/editor-context';
import { AGENCY_FLAGS, type SimulatedAgency } from '@/app/_features/quotations/simulator/simulation';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { LEGAL_NATURES } from '@/db/values/legal-natures';

type Props = { agency: SimulatedAgency; onChange: (agency: SimulatedAgency) => void };

/** For an administrator, who has no agency: the taxes of one. */
export function AgencySection({ agency, onChange }: Props) {
  const t = useTranslations('simulator');
  const { taxTable } = useEditorFrame().options;
  const concepts = useMemo(
    () => [
      ...new Set(
        taxTable.rows.flatMap(({ kind, concept }) => (kind === 'SIMPLE' && concept ? [concept] : [])),
      ),
    ],
    [taxTable],
  );
  return (
    <SectionCard title={t('agency')} description={t('agencyText')}>
      <FormGrid>
        <Stack gap="md">
          <SelectInput
            label={t('legalNature')}
            data={LEGAL_NATURES.map((value) => ({ value, label: t(`legalNatures.${value}`) }))}
            value={agency.legalNature}
            onChange={(value) =>
              value && onChange({ ...agency, legalNature: value as SimulatedAgency['legalNature'] })
            }
            allowDeselect={false}
          />
          {agency.regimenSimple && (
            <SelectInput
              label={t('simpleConcept')}
              data={concepts.map((value) => ({ value, label: value }))}
              value={agency.simpleConcept}
              onChange={(simpleConcept) => onChange({ ...agency, simpleConcept })}
              clearable
            />
          )}
        </Stack>
        <Fieldset variant="unstyled" legend={t('agencyFlags')}>
          <Stack gap="xs" mt="xs">
            {AGENCY_FLAGS.map((flag) => (
              <Checkbox
                key={flag}
                label={t(`flags.${flag}`)}
                checked={agency[flag] ?? false}
                onChange={({ currentTarget }) => onChange({ ...agency, [flag]: currentTarget.checked })}
              />
            ))}
          </Stack>
        </Fieldset>
      </FormGrid>
    </SectionCard>
  );
}
