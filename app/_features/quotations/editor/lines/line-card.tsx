'use client';

import { SegmentedControl } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { CountInput } from '@/app/_ui/form/count-input';
import { MoneyInput } from '@/app/_ui/form/money-input';
import type { PayBasis } from '@/db/values/line-values';

import { type DraftLine, isComplete } from '../../draft/draft-form';
import styles from '../editor.module.css';
import { useEditorFrame } from '../editor-context';
import { LineChoice } from './line-choice';
import { LineMenu } from './line-menu';
import { LineResult } from './line-result';
import { LineTaxes } from './line-taxes';
import lineStyles from './lines.module.css';

type Props = { line: DraftLine; index: number; isLast: boolean };

/** One line: people, days and pay, and below its result. It renders only when it changes. */
export const LineCard = memo(function LineCard({ line, index, isLast }: Props) {
  const t = useTranslations('quotations.profiles');
  const { options, change, currency, offers } = useEditorFrame();
  const set = (fields: Partial<Omit<DraftLine, 'key'>>) => change({ kind: 'setLine', key: line.key, fields });
  const name = options.profiles.find(({ code }) => code === line.profile)?.name ?? line.profile;

  return (
    <li
      className={lineStyles.line}
      data-line={line.key}
      data-incomplete={!isComplete(line) || undefined}
      aria-label={t('line', { number: index + 1, profile: name })}
    >
      <div className={lineStyles.lineFields}>
        <SelectInput
          className={lineStyles.profile}
          label={t('profile')}
          data={options.profiles.map(({ code, name: label }) => ({ value: code, label }))}
          value={line.profile}
          onChange={(profile) => profile && set({ profile })}
          allowDeselect={false}
        />
        <Count
          first
          label={t('women')}
          value={line.women}
          onChange={(women) => set({ women })}
          maximum={1000}
          missing={line.women + line.men === 0}
        />
        <Count label={t('men')} value={line.men} onChange={(men) => set({ men })} maximum={1000} />
        <Count
          label={t('days')}
          value={line.days}
          onChange={(days) => set({ days })}
          maximum={365}
          missing={line.days === 0}
        />
        <div className={lineStyles.pay}>
          <MoneyInput
            label={t('pay')}
            value={line.budget}
            onChange={(budget) => set({ budget })}
            currency={currency}
            {...(line.budget === null ? { 'data-missing': true } : {})}
          />
          <SegmentedControl
            aria-label={t('payBasis')}
            size="sm"
            data={[
              { value: 'GROSS', label: t('GROSS') },
              { value: 'NET', label: t('NET') },
            ]}
            value={line.payBasis}
            onChange={(basis) => set({ payBasis: basis as PayBasis })}
          />
        </div>
        <LineMenu line={line} index={index} isLast={isLast} name={name} />
      </div>
      <div className={lineStyles.lineFoot}>
        <LineTaxes line={line} onChange={set} />
        {offers && <LineChoice line={line} onChange={set} />}
        <LineResult line={line} />
      </div>
    </li>
  );
});

type CountProps = {
  label: string;
  value: number;
  maximum: number;
  onChange: (count: number) => void;
  first?: boolean;
  /** True when something here is missing: sending focuses it. */
  missing?: boolean;
};

function Count({ label, value, maximum, onChange, first = false, missing = false }: CountProps) {
  return (
    <CountInput
      className={styles.count}
      label={label}
      min={0}
      max={maximum}
      value={value}
      onChange={(count) => onChange(count ?? 0)}
      {...(first ? { 'data-first': true } : {})}
      {...(missing ? { 'data-missing': true } : {})}
    />
  );
}
