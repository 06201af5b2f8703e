import { ShowcaseNotice } from '../../../../_showcase/showcase-notice';

export function TalentNotFound() {
  return <ShowcaseNotice state="NOT_FOUND" />;
}
