'use client';

import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/app/_ui/controls/plain-button';
import { useMessageText } from '@/app/_ui/form/use-message-text';
import { later } from '@/app/_ui/later/later';
import { boundsProblem } from '@/lib/quotations/choices/rules/choosable';
import { gendersOf } from '@/lib/quotations/lines/rules';
import { choiceText } from '@/lib/quotations/offers/choice-words';
import type { DraftLine } from '../../draft/draft-form';
import styles from '../editor.module.css';
import lineStyles from './lines.module.css';

const ChoicePopover = later(() => import('./choice-popover'), {
  loading: ({ button }) => button,
  missing: 'over',
});

type Props = { line: DraftLine; onChange: (fields: Partial<Omit<DraftLine, 'key'>>) => void };

/** What of a line the client chooses: shown as text, said in a pop-up that is made when it is first opened. */
export function LineChoice({ line, onChange }: Props) {
  const t = useTranslations('quotations.profiles.choice');
  const message = useMessageText();
  const [pressed, setPressed] = useState(false);
  const said = choiceText(line);
  const genders = gendersOf(line);
  const wrong = genders.length > 0 ? boundsProblem({ ...line, genders }) : null;
  const button = (
    <PlainButton
      variant="subtle"
      className={lineStyles.taxes}
      rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setPressed(true)}
    >
      {said ? t('said', { said }) : t('open')}
    </PlainButton>
  );
  return (
    <>
      {pressed ? <ChoicePopover button={button} line={line} onChange={onChange} /> : button}
      {wrong && (
        <p className={styles.problem} role="alert">
          {message(wrong)}
        </p>
      )}
    </>
  );
}
