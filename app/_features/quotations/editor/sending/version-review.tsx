'use client';

import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { compareVersions } from '@/lib/quotations/versions/rules/compare-versions';
import { formVersion } from '../../versions/form-version';
import type { PreviousVersion } from '../../versions/previous-version';
import { VersionChangesList } from '../../versions/version-changes';
import { useEditorFigures } from '../editor-context';
import { EditorSection } from '../editor-section';

/** The differences from the client's version, while typing. */
export const VersionReview = memo(function VersionReview({ previous }: { previous: PreviousVersion }) {
  const t = useTranslations('quotations.versions');
  const { form, price, options } = useEditorFigures();
  const after = useMemo(() => formVersion(form, price, options), [form, price, options]);
  const profiles = useMemo(
    () => Object.fromEntries(options.profiles.map(({ code, name }) => [code, name])),
    [options.profiles],
  );
  return (
    <EditorSection step="changes">
      <VersionChangesList
        nested
        changes={compareVersions(previous.content, after)}
        before={previous.content}
        after={after}
        profiles={profiles}
        none={t('noneYet', { version: previous.version })}
      />
    </EditorSection>
  );
});
