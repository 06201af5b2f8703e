'use client';

import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { later } from '@/app/_ui/later/later';
import { agencyWithholds } from '@/lib/taxes/rules/talent-withholding';
import type { DraftLine } from '../../draft/draft-form';
import { useEditor } from '../editor-context';
import lineStyles from './lines.module.css';

const TaxesPopover = later(() => import('./taxes-popover'), {
  loading: ({ button }) => button,
  missing: 'over',
});

type Props = { line: DraftLine; onChange: (fields: Partial<Omit<DraftLine, 'key'>>) => void };

/** The taxes of a line: shown as text, chosen in a pop-up that is made when it is first opened. */
export function LineTaxes({ line, onChange }: Props) {
  const t = useTranslations('quotations.profiles');
  const { options } = useEditor();
  const [pressed, setPressed] = useState(false);
  const withholds = agencyWithholds(options.agency);
  const applied = withholds ? line.withholding : 'NONE';
  const button = (
    <PlainButton
      variant="subtle"
      className={lineStyles.taxes}
      rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setPressed(true)}
    >
      {`${t(`taxes.${applied}`)} · IVA ${t(`ivaCategories.${line.ivaCategory}`).toLowerCase()}`}
    </PlainButton>
  );
  if (!pressed) return button;
  return <TaxesPopover button={button} line={line} withholds={withholds} onChange={onChange} />;
}
