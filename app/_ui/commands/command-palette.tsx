'use client';

import { createSpotlight, Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { byUse, noteChosen } from './command-uses';
import { type Command, useAllCommands } from './commands';
import { filterCommands } from './filter-commands';
import { PALETTE_BOX } from './keep-typed';
import { type Find, useFound } from './use-found';

const [store, palette] = createSpotlight();

type Props = {
  openings: number;
  /** Beside those that the open page adds. */
  commands: readonly Command[];
  find: Find;
};

/**
 * The list behind Ctrl-K: what can be done, and what is found by the words typed. Opens each time
 * `openings` grows.
 */
export default function CommandPalette({ openings, commands: given, find }: Props) {
  const [query, setQuery] = useState('');
  const t = useTranslations('shell');
  const router = useRouter();
  const ofPage = useAllCommands();
  const commands = [...ofPage, ...given.filter(({ id }) => ofPage.every((other) => other.id !== id))];
  const found = useFound(find, query, openings);

  useEffect(() => {
    if (openings > 0) palette.open();
    return palette.close;
  }, [openings]);

  const run = (command: Command) => {
    if (command.onChosen) command.onChosen();
    else noteChosen(command.id);
    if ('href' in command) router.push(command.href);
    else command.onRun();
  };
  const toAction = (command: Command) => ({
    id: command.id,
    label: command.label,
    leftSection: command.icon,
    ...(command.description ? { description: command.description } : {}),
    keywords: [...(command.keywords ?? [])],
    onClick: () => run(command),
  });
  const grouped = (all: readonly Command[]): SpotlightActionGroupData[] =>
    [...new Set(all.map(({ group }) => group))].map((group) => ({
      group,
      actions: all.filter((command) => command.group === group).map(toAction),
    }));

  return (
    <Spotlight
      store={store}
      query={query}
      onQueryChange={setQuery}
      actions={
        query.trim() === ''
          ? [...grouped(found.commands), ...grouped(byUse(commands))]
          : [...filterCommands(query, grouped(byUse(commands))), ...grouped(found.commands)]
      }
      // Filtered above: what was found need not hold the words as they were typed.
      filter={(_, actions) => actions}
      nothingFound={nothingFound()}
      shortcut={null}
      centered={false}
      yOffset="12vh"
      attributes={{ content: { 'aria-label': t('searchLabel') } }}
      scrollable
      maxHeight={420}
      searchProps={{
        placeholder: t('search'),
        'aria-label': t('searchLabel'),
        id: PALETTE_BOX,
        leftSection: <IconSearch size={18} stroke={1.5} aria-hidden />,
      }}
    />
  );

  function nothingFound(): string {
    if (found.pending) return t('searching');
    return found.failure ?? t('noResults', { text: query.trim() });
  }
}
