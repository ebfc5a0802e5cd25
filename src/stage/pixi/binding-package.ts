/** Stands for the manifest of Pixi's binding in the built app: it reads the version alone, for developers' tools. */
export default { version: '' };
