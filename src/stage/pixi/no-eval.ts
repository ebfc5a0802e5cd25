/** Stands for `pixi.js/unsafe-eval` in the built app: each renderer brings what it needs of it along. */
export {};
