import { type ComboboxItem, isOptionsGroup, type OptionsFilter } from '@mantine/core';
import { foldText } from '@/lib/core/text';

/** Choices that hold each word that is typed, in any order, accents and case aside. */
export const filterChoices: OptionsFilter = ({ options, search, limit }) => {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const holds = ({ label }: ComboboxItem) => words.every((word) => foldText(label).includes(word));
  const shown: typeof options = [];
  let room = limit;
  for (const option of options) {
    if (room <= 0) break;
    if (isOptionsGroup(option)) {
      const items = option.items.filter(holds).slice(0, room);
      room -= items.length;
      shown.push({ ...option, items });
    } else if (holds(option)) {
      room -= 1;
      shown.push(option);
    }
  }
  return shown;
};
