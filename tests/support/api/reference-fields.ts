/**
 * The fields of the reference API's responses, in the notation of its description: `name*` is always present, other
 * names are optional. A type is one of `int`, `str`, `bool`, `dt`, `object`, the name of another shape, or alternatives
 * separated by `|`; `[]` makes it a list. Where the reference responds differently from its description (a category's
 * number as text), the number is required.
 */
const referenceShapes = {
  UserFragment: 'userID*:int name*:str url:str photoUrl*:str|null dateLastActive*:dt|null label:str|null private:bool',
  CategoryFragment: 'categoryID*:int name*:str url*:str',
  StatusFragment: 'statusID*:int name*:str recordType*:str state*:str',
  RoleFragment: 'roleID*:int name*:str',
  ReactionCount: 'tagID*:int urlcode*:str name*:str class*:str count*:int',
  PostFragment:
    'discussionID:int commentID:int name*:str url*:str dateInserted*:dt insertUser:UserFragment insertUserID*:int',
  ReportReason: 'reportReasonID*:str name*:str description*:str sort*:int reportID:int deleted*:bool',
  ReportMeta:
    'reportReasons:ReportReason[] reportUserIDs:int[] reportUsers:UserFragment[] countReportUsers:int dateLastReport:dt|null countReports:int',
  Image: 'url:str alt:str|null',
  Discussion:
    'discussionID*:int type*:str postTypeID:str name*:str body*:str categoryID*:int category:CategoryFragment dateInserted*:dt dateUpdated*:dt|null dateLastComment:dt|null insertUserID*:int insertUser:UserFragment lastUserID:int|null lastUser:UserFragment lastPost:PostFragment bookmarked*:bool unread*:bool countUnread:int countComments*:int countViews*:int score*:int|null closed*:bool sink*:bool pinned:bool pinLocation*:str|null announce:bool resolved:bool url:str statusID:int status:StatusFragment groupID:int|null reactions:ReactionCount[] attributes*:object|null image:Image|null reportMeta:ReportMeta|null permissions:object',
  Comment:
    'commentID*:int discussionID:int parentRecordType*:str parentRecordID*:int parentCommentID:int|null name*:str categoryID*:int body*:str dateInserted*:dt dateUpdated*:dt|null insertUserID*:int insertUser:UserFragment score*:int|null scoreChildComments:int countChildComments:int depth:int url:str groupID:int|null attributes*:object|null image:Image|null reactions:ReactionCount[] reportMeta:ReportMeta|null',
  Category:
    'categoryID*:int name*:str description*:str|null parentCategoryID*:int|null urlcode*:str url*:str displayAs*:str customPermissions*:bool isArchived*:bool followed:bool countCategories*:int countDiscussions*:int countComments*:int countAllDiscussions*:int countAllComments*:int countFollowers*:int lastPost:PostFragment|null permissions:object iconUrl:str|null',
  User: 'userID*:int name*:str photoUrl*:str|null email*:str roles:RoleFragment[] dateInserted*:dt dateLastActive*:dt|null dateUpdated*:dt|null points*:int emailConfirmed*:bool hidden:bool bypassSpam*:bool banned*:int showEmail*:bool rankID:int|null private:bool countVisits:int label:str|null inviteUserID:int|null',
  NotificationDiscussion: 'discussionID:int name:str url:str categoryID:int|null',
  Notification:
    'notificationID*:int body*:str photoUrl*:str|null activityType:str activityName:str reason:str url*:str readUrl:str recordType:str recordID:int recordUrl:str discussionID:int|null commentID:int discussion:NotificationDiscussion dateInserted*:dt dateUpdated*:dt read*:bool count:int',
  LastMessage: 'dateInserted*:dt insertUserID*:int insertUser:UserFragment',
  Participant: 'userID*:int status*:str user:UserFragment',
  Conversation:
    'conversationID*:int name*:str body*:str url*:str dateInserted*:dt insertUserID*:int insertUser:UserFragment countParticipants*:int participants:Participant[] countMessages*:int countUnread:int unread:bool lastMessage:LastMessage',
  ReactionTypeFragment: 'tagID*:int urlcode*:str name*:str class*:str',
  Reaction:
    'recordType*:str recordID*:int tagID*:int userID*:int user*:UserFragment dateInserted*:dt reactionType*:ReactionTypeFragment',
  ReactionType:
    'tagID*:int urlCode*:str name*:str description*:str class*:str|null points*:int reactionValue:int active*:bool hidden*:bool custom*:bool sort*:int|null photoUrl*:str|null attributes*:object|null',
  Tag: 'tagID*:int id*:int name*:str|null urlcode*:str urlCode*:str parentTagID*:int|null url:str type:str|null countDiscussions:int',
  Report:
    'reportID*:int recordType*:str recordID*:int recordName*:str recordHtml*:str recordExcerpt:str recordUrl*:str recordIsLive*:bool recordWasEdited*:bool placeRecordType*:str placeRecordID*:int placeRecordName:str placeRecordUrl:str recordUserID*:int recordUser:UserFragment recordDateInserted*:dt recordDateUpdated:dt|null isPending:bool isPendingUpdate:bool reportReasons:ReportReason[] noteHtml*:str insertUserID*:int insertUser:UserFragment reportedUserID*:int reportedUser:UserFragment updateUserID*:int|null updateUser:UserFragment|null dateInserted*:dt dateUpdated*:dt|null',
  Draft:
    'draftID*:int recordType*:str parentRecordID*:int|null attributes*:object insertUserID*:int dateInserted*:dt updateUserID*:int|null dateUpdated*:dt|null',
} as const;

/** The name of a shape. */
export type ReferenceShape = keyof typeof referenceShapes;

const isDate = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/.test(value);

const plainTypes: Readonly<Record<string, (value: unknown) => boolean>> = {
  int: Number.isInteger,
  str: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  dt: isDate,
  null: (value) => value === null,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};

const isShape = (type: string): type is ReferenceShape => Object.hasOwn(referenceShapes, type);

function differencesOfType(type: string, value: unknown, at: string): string[] {
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${at} is no list`];
    return value.flatMap((one, index) => differencesOfType(type.slice(0, -2), one, `${at}[${index}]`));
  }
  if (isShape(type)) return shapeDifferences(type, value, at);
  const test = plainTypes[type];
  if (!test) throw new Error(`There is no type ${type}.`);
  return test(value) ? [] : [`${at} is ${JSON.stringify(value)}, not ${type}`];
}

/** Returns where a value differs from a shape of the reference: fields that are missing, or of another type. */
export function shapeDifferences(shape: ReferenceShape, value: unknown, at: string = shape): string[] {
  if (typeof value !== 'object' || value === null) return [`${at} is ${JSON.stringify(value)}, not ${shape}`];
  const record = value as Readonly<Record<string, unknown>>;
  return referenceShapes[shape].split(' ').flatMap((field) => {
    const [, name = '', required, types = ''] = /^(\w+)(\*?):(.+)$/.exec(field) ?? [];
    if (record[name] === undefined) return required ? [`${at}.${name} is missing`] : [];
    const each = types.split('|').map((type) => differencesOfType(type, record[name], `${at}.${name}`));
    return each.some((one) => one.length === 0) ? [] : (each[0] ?? []);
  });
}
