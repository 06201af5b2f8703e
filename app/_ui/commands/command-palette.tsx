'use client';

import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { type Command, useAllCommands } from './commands';
import { filterCommands } from './filter-commands';

const [store, palette] = createSpotlight();

/** The list behind Ctrl-K. Loaded by PaletteButton at the first opening; opens each time `openings` grows. */
export default function CommandPalette({ openings }: { openings: number }) {
  const t = useTranslations('shell');
  const router = useRouter();
  const commands = useAllCommands();

  useEffect(() => {
    if (openings > 0) palette.open();
  }, [openings]);

  const run = (command: Command) => ('href' in command ? router.push(command.href) : command.onRun());
  const toAction = (command: Command) => ({
    id: command.id,
    label: command.label,
    leftSection: command.icon,
    ...(command.description ? { description: command.description } : {}),
    keywords: [...(command.keywords ?? [])],
    onClick: () => run(command),
  });
  const groups: SpotlightActionGroupData[] = [...new Set(commands.map(({ group }) => group))].map(
    (group) => ({
      group,
      actions: commands.filter((command) => command.group === group).map(toAction),
    }),
  );

  return (
    <Spotlight
      store={store}
      actions={groups}
      filter={filterCommands}
      nothingFound={t('noResults')}
      shortcut={null}
      attributes={{ content: { 'aria-label': t('searchLabel') } }}
      scrollable
      maxHeight={420}
      searchProps={{
        placeholder: t('search'),
        'aria-label': t('searchLabel'),
        leftSection: <IconSearch size={18} stroke={1.5} aria-hidden />,
      }}
    />
  );
}
