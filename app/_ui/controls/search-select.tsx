'use client';

import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { SelectInput } from './select-input';

export type Choice = { readonly value: string; readonly label: string };

type Props = {
  id?: string;
  'aria-label'?: string;
  className?: string | undefined;
  placeholder: string;
  /** Asks for those that hold what is typed. */
  find: (typed: string) => Promise<readonly Choice[]>;
  /** What is chosen at first. */
  initial?: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** What stands before those that are found. */
  first?: readonly Choice[];
  words: { readonly searching: string; readonly nothing: string };
};

const PAUSE_MS = 250;

/** One of more than a page can hold: the server is asked for those that hold what is typed. */
export function SearchSelect({ find, initial = null, onChoose, first = [], words, ...input }: Props) {
  const [chosen, setChosen] = useState(initial);
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState(initial?.label ?? '');
  const search = typed === chosen?.label ? '' : typed;
  const [asked] = useDebouncedValue(search, PAUSE_MS);
  const found = useFoundChoices(find, asked, opened);
  const shown = [...first, ...(found ?? [])];
  const options = chosen && !shown.some(({ value }) => value === chosen.value) ? [chosen, ...shown] : shown;
  return (
    <SelectInput
      {...input}
      data={options}
      // The server has searched already, by more than the words shown.
      filter={({ options: all }) => all}
      value={chosen?.value ?? null}
      onChange={(value) => {
        const choice = options.find((option) => option.value === value) ?? null;
        setChosen(choice);
        onChoose(choice);
      }}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      nothingFoundMessage={found === null || asked !== search ? words.searching : words.nothing}
      searchable
      clearable
    />
  );
}

/** Those that hold what is typed, asked for once the list has been opened; null until the answer is there. */
function useFoundChoices(find: Props['find'], typed: string, opened: boolean): readonly Choice[] | null {
  const [answer, setAnswer] = useState<{ to: string; choices: readonly Choice[] } | null>(null);
  useEffect(() => {
    if (!opened) return;
    let stale = false;
    void find(typed).then((choices) => {
      if (!stale) setAnswer({ to: typed, choices });
    });
    return () => {
      stale = true;
    };
  }, [find, typed, opened]);
  return answer?.to === typed ? answer.choices : null;
}
