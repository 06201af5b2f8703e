import { TextareaField } from '@/app/_ui/public/textarea-field';
import { LONGEST_COMMENT } from '@/lib/convocatories/showcase/choosing/rules';
import { fillText } from '@/lib/i18n/fill-text';
import texts from '@/lib/i18n/messages/es/selection.json';
import styles from './choosing.module.css';

type Props = {
  talent: { readonly id: string; readonly name: string };
  comment: string | null;
  locked: boolean;
  onComment: (comment: string | null) => void;
};

/** What a viewer says of a talent in its own words; kept when it goes on. */
export function CommentBox({ talent, comment, locked, onComment }: Props) {
  if (locked) return comment && <p className={styles.comment}>{comment}</p>;
  return (
    <details className={styles.words}>
      <summary className={styles.summary}>{comment ? texts.commented : texts.comment}</summary>
      <TextareaField
        // It is said on the card and beside the photos: neither keeps what the other replaced.
        key={comment}
        name={`comentario-${talent.id}`}
        label={fillText(texts.commentOn, { name: talent.name })}
        defaultValue={comment ?? ''}
        maxLength={LONGEST_COMMENT}
        onBlur={({ target }) => {
          const said = target.value.trim() || null;
          if (said !== comment) onComment(said);
        }}
      />
    </details>
  );
}
