import type { OwnMark } from '@/lib/convocatories/showcase/choosing/choosing-page';
import { CommentBox } from './comment-box';
import { MarkButtons } from './mark-buttons';
import type { Change } from './marks';

export type AnswerProps = {
  talent: { readonly id: string; readonly name: string };
  said: OwnMark | null;
  locked: boolean;
  onChange: (change: Change) => void;
};

/** What a viewer says of a talent: on its card, and where its photos are looked at. */
export function TalentAnswer({ talent, said, locked, onChange }: AnswerProps) {
  const comment = said?.comment ?? null;
  return (
    <>
      <MarkButtons
        name={talent.name}
        mark={said?.mark ?? null}
        locked={locked}
        onMark={(mark) => onChange({ mark })}
      />
      <CommentBox
        talent={talent}
        comment={comment}
        locked={locked}
        onComment={(words) => onChange({ comment: words })}
      />
    </>
  );
}
