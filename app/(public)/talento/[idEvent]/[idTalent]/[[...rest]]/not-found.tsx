import { ShowcaseNotice } from '../../../../_showcase/showcase-notice';

export default function TalentNotFound() {
  return <ShowcaseNotice state="NOT_FOUND" />;
}
