import { describe, expect, it } from 'vitest';
import { withBridge } from '../../../server/studios/serve/bridge-script.ts';

const SCRIPT = '<script src="/host/bridge.js" data-host="http://localhost:8080"></script>';

describe('bridge in a studio’s page', () => {
  it.each([
    [
      '<!doctype html><html lang="en"><head><meta charset="utf-8">',
      '<!doctype html><html lang="en"><head>|<meta charset="utf-8">',
    ],
    [
      '\uFEFF<!-- built --><!DOCTYPE html>\n<head >\n<script>1',
      '\uFEFF<!-- built --><!DOCTYPE html>\n<head >|\n<script>1',
    ],
    ['<script>1</script>', '|<script>1</script>'],
    ['<header>', '|<header>'],
    ['', '|'],
  ])('comes first in %j', (html, expected) => {
    expect(withBridge(html, 'http://localhost:8080')).toBe(expected.replace('|', SCRIPT));
  });
});
