#!/usr/bin/env bash
# zustand 5.1.0 with react 19.3.1 and react-dom 19.3.1, `renderToStaticMarkup`.
#
# A component that reads a vanilla store by `useStore` is rendered to text with the state that the store began with, whatever
# `setState` has made of it since: the hook gives React `getInitialState` as the snapshot of a server. So a build that fills a
# store and then renders a page from it gets the empty page, without a warning. A store whose `getInitialState` is its
# `getState` is rendered as it is.
#
# Seen: {"state":"filled","rendered":"<p>empty</p>","withOwnInitialState":"<p>filled</p>"}
# Fails when it is different.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zustand@5.1.0 react@19.3.1 react-dom@19.3.1
cat > run.mjs <<'JS'
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const store = createStore(() => ({ text: 'empty' }));
const Part = () => createElement('p', null, useStore(store, ({ text }) => text));
store.setState({ text: 'filled' });
const rendered = renderToStaticMarkup(createElement(Part));
store.getInitialState = store.getState;
const withOwnInitialState = renderToStaticMarkup(createElement(Part));
console.log(JSON.stringify({ state: store.getState().text, rendered, withOwnInitialState }));
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = '{"state":"filled","rendered":"<p>empty</p>","withOwnInitialState":"<p>filled</p>"}' ]
