'use client';

import { Checkbox, Group } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { TextInput } from '@/app/_ui/controls/text-input';
import { CountInput } from '@/app/_ui/form/count-input';
import type { DraftLine } from '../../draft/draft-form';
import { useEditor } from '../editor-context';
import { LinePopover, type LinePopoverButton } from './line-popover';

const KINDS = ['NOTHING', 'OPTIONAL', 'ALTERNATIVE'] as const;
type Kind = (typeof KINDS)[number];

type Props = {
  button: LinePopoverButton;
  line: DraftLine;
  onChange: (fields: Partial<Omit<DraftLine, 'key'>>) => void;
};

const kindOf = ({ optional, alternative }: DraftLine): Kind => {
  if (optional) return 'OPTIONAL';
  return alternative === null ? 'NOTHING' : 'ALTERNATIVE';
};

/** Whether the client may leave the line, choose among several, or say how many people; open from the beginning. */
export default function ChoicePopover({ button, line, onChange }: Props) {
  const t = useTranslations('quotations.profiles.choice');
  const { form } = useEditor();
  const kind = kindOf(line);
  const people = line.women + line.men;
  const fellows = form.lines.filter(
    ({ alternative }) => alternative !== null && alternative === line.alternative,
  );
  const choose = (next: Kind) => {
    const known = form.lines.find(({ alternative }) => alternative !== null)?.alternative;
    onChange({
      optional: next === 'OPTIONAL',
      alternative: next === 'ALTERNATIVE' ? (known ?? t('group')) : null,
      // Among alternatives, what is taken already stays so.
      taken: next !== 'ALTERNATIVE',
    });
  };
  return (
    <LinePopover button={button} label={t('title')} width={320}>
      <SelectInput
        label={t('title')}
        data={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(value) => value && choose(value as Kind)}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
      />
      {kind === 'ALTERNATIVE' && (
        <GroupName
          key={line.alternative}
          name={line.alternative ?? ''}
          onRename={(alternative) => onChange({ alternative })}
        />
      )}
      {kind !== 'NOTHING' && (
        <Checkbox
          label={t(kind === 'OPTIONAL' ? 'included' : 'usual')}
          checked={line.taken}
          // Of a group one is taken: another is chosen at that other.
          disabled={kind === 'ALTERNATIVE' && (line.taken || fellows.length < 2)}
          onChange={({ currentTarget: { checked } }) => onChange({ taken: checked })}
        />
      )}
      <Checkbox
        label={t('howMany')}
        description={line.women > 0 && line.men > 0 ? t('oneGender') : undefined}
        checked={line.leastPeople !== null}
        disabled={line.leastPeople === null && (people === 0 || (line.women > 0 && line.men > 0))}
        onChange={({ currentTarget: { checked } }) =>
          onChange(
            checked
              ? { leastPeople: people, mostPeople: Math.min(1000, people * 2) }
              : { leastPeople: null, mostPeople: null },
          )
        }
      />
      {line.leastPeople !== null && (
        <Group grow gap="xs">
          {(['leastPeople', 'mostPeople'] as const).map((bound) => (
            <CountInput
              key={bound}
              label={t(bound)}
              min={1}
              max={1000}
              value={line[bound]}
              onChange={(count) => onChange({ [bound]: count ?? 1 })}
            />
          ))}
        </Group>
      )}
    </LinePopover>
  );
}

/** The name is taken when the field is left: half a name would be a group of its own. */
function GroupName({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const t = useTranslations('quotations.profiles.choice');
  const [typed, setTyped] = useState(name);
  return (
    <TextInput
      label={t('groupName')}
      description={t('groupHint')}
      maxLength={60}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
      onBlur={() => {
        const wanted = typed.trim();
        if (wanted === '' || wanted === name) setTyped(name);
        else onRename(wanted);
      }}
    />
  );
}
