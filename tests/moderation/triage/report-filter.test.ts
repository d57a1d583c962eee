import { expect, test } from 'vitest';
import { escalationListUrl, parseEscalationFilter } from '#api/moderation/escalation/escalation-filter.ts';
import { parseReportFilter, reportQueueUrl } from '#api/moderation/triage/report-filter.ts';

const searchOf = (url: string) => Object.fromEntries(new URL(url, 'http://forum').searchParams);

test('a URL without filters shows new reports, newest first, and unfinished escalations', () => {
  expect(parseReportFilter({})).toEqual({ status: ['new'], sort: '-dateInserted', page: 1 });
  expect(parseEscalationFilter({})).toEqual({ status: 'unfinished', page: 1 });
});

test('each filter of the queue is part of its URL, with members by name', () => {
  const url =
    '/dashboard/content/reports?statuses=none&sort=oldest&reason=spam&recordType=comment&recordID=7&place=3&reporter=Ada&reporterRole=8&author=Bo+Li&assignee=21&page=2';
  expect(parseReportFilter(searchOf(url))).toEqual({
    ...{ status: [], sort: 'dateInserted', page: 2, reason: 'spam', recordType: 'comment', recordID: '7', place: '3' },
    ...{ reporter: 'Ada', reporterRole: '8', author: 'Bo Li', assignee: '21' },
  });
  expect(reportQueueUrl(parseReportFilter(searchOf(url)))).toBe(url);
});

test('each filter of the escalations is part of their URL', () => {
  const url = '/dashboard/content/escalations?status=done&reason=abuse&assignee=me&author=Ada&authorRole=32&page=3';
  expect(parseEscalationFilter(searchOf(url))).toEqual({
    ...{ status: 'done', page: 3, reason: 'abuse', assignee: 'me', author: 'Ada', authorRole: '32' },
  });
  expect(escalationListUrl(parseEscalationFilter(searchOf(url)))).toBe(url);
});

test('invalid parameters of a URL are ignored', () => {
  const odd = {
    status: 'later',
    statuses: 'later',
    reason: 'A b',
    place: 'x',
    assignee: 'you',
    author: ' ',
    page: '0',
  };
  expect(parseEscalationFilter(odd)).toEqual({ status: 'unfinished', page: 1 });
  expect(parseReportFilter(odd)).toEqual({ status: [], sort: '-dateInserted', page: 1 });
});
