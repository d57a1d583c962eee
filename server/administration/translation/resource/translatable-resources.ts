// Each of these files defines a translatable resource. Their order is that of the list of resources.
import './setting-resource.ts';
import './navigation-resource.ts';
import './section-resource.ts';
import './layout-resource.ts';
import './message-resource.ts';
import './report-reason-resource.ts';
import './category-resource.ts';
import './tag-resource.ts';
import './post-type-resource.ts';
import './profile-field-resource.ts';

export {
  limitOf,
  resourceOfRecordType,
  type SourceRecord,
  type TranslatableResource,
  translatableResource,
  translatableResources,
} from './translatable-resource.ts';
