import { DescriptionList } from '@/app/_ui/data/description-list';
import { fieldId } from '@/app/_ui/public/field-shell';
import { Notice } from '@/app/_ui/public/notice';
import type { ProfileField } from '@/lib/talents/rules';
import styles from './profile-data.module.css';

type Props = {
  talent: Readonly<Record<ProfileField, string | null>>;
  /** Of these, the ones that its profile lacks. */
  missing: readonly ProfileField[];
  /** In the order in which they are shown. */
  labels: Readonly<Record<ProfileField, string>>;
  words: {
    readonly missing: string;
    readonly missingTitle: string;
    readonly missingText: string;
    /** Of the way to the profile; absent where the page itself asks for what lacks. */
    readonly mend?: string;
  };
  /** The page of the document, to which one comes back from mending what lacks. */
  path?: string;
  /** Below: what else they are used for. */
  note?: string | null;
};

const NARROW: readonly string[] = ['identification', 'phone'];

/** What a document says of its talent: read here, written in the app (specification part 2, section 5). */
export function ProfileData({ talent, missing, labels, words, path, note }: Props) {
  const fields = Object.entries(labels) as [ProfileField, string][];
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="warning" title={words.missingTitle}>
          <p>{words.missingText}</p>
          {words.mend && (
            <p>
              <a href={`/mi-perfil/perfil/datos?volver=${encodeURIComponent(path ?? '')}`}>{words.mend}</a>
            </p>
          )}
        </Notice>
      )}
      <div className={styles.data}>
        <DescriptionList
          items={fields.map(([name, label]) => ({
            label,
            wide: !NARROW.includes(name),
            value: (
              <span
                // Where the page asks for it, the field has that id.
                id={missing.includes(name) && !words.mend ? undefined : fieldId({ name })}
                className={missing.includes(name) ? styles.missing : undefined}
              >
                {missing.includes(name) ? words.missing : talent[name]}
              </span>
            ),
          }))}
        />
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
