import { CheckboxField } from '@/app/_ui/public/checkbox-field';
import { RadioChoice } from '@/app/_ui/public/radio-choice';
import { TextField } from '@/app/_ui/public/text-field';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/answer.json';
import { translateField } from '@/lib/i18n/translate';
import { firstOfGroup, groupName, peopleName, takenName } from '@/lib/quotations/choices/rules/apply-choice';
import { FIXED } from '@/lib/quotations/choices/rules/choosable';
import { type SentField, YES } from '@/lib/quotations/choices/rules/read-choice';
import { peopleOf } from '@/lib/quotations/lines/rules';
import type { OfferContent, OfferLine } from '@/lib/quotations/offers/offer-content';
import { lineName } from '@/lib/quotations/offers/wording';

const words = texts.choice;

type Props = {
  offer: OfferContent;
  line: OfferLine;
  place: number;
  /** What is wrong, by field, with message keys. */
  problems: Readonly<Record<string, string>>;
  /** What was typed comes back, wrong or not. */
  sent: SentField;
};

/** By what a client takes a line, takes it in place of another, or says for how many people. */
export function LineChoice({ offer, line, place, problems, sent }: Props) {
  const { choice } = line;
  if (!choice) return null;
  const { optional, alternative, taken, leastPeople, mostPeople } = choice;
  const lines = offer.lines.map((other) => other.choice ?? FIXED);
  const first = alternative === null ? -1 : firstOfGroup(lines, alternative);
  const buttonId = (at: number) => `campo-${groupName(first)}-${at}`;
  const problemOf = (name: string) => problems[name] && translateField(problems[name]);
  const people = peopleName(place);
  const what = { what: lineName(offer.lines, place) };
  return (
    <>
      {optional && (
        <CheckboxField
          label={fillText(words.take, what)}
          name={takenName(place)}
          value={YES}
          defaultChecked={taken}
        />
      )}
      {alternative !== null && (
        <RadioChoice
          label={fillText(words.takeOne, { ...what, group: alternative })}
          name={groupName(first)}
          id={buttonId(place)}
          first={buttonId(first)}
          value={place}
          defaultChecked={taken}
          error={problemOf(groupName(first))}
        />
      )}
      {leastPeople !== null && (
        <TextField
          label={words.howMany}
          name={people}
          type="number"
          inputMode="numeric"
          min={leastPeople}
          max={mostPeople ?? undefined}
          defaultValue={sent(people) ?? peopleOf(line)}
          description={fillText(words.range, { least: String(leastPeople), most: String(mostPeople) })}
          error={problemOf(people)}
        />
      )}
    </>
  );
}
