import { expect, it } from 'vitest';
import withoutPlace from './placeOfBuildLoader.mjs';

it('leaves addresses of files to the bundler, and the rest without a place', () =>
  expect(
    withoutPlace(`const a = import.meta.url; fetch(new URL("./x.wasm", import.meta.url)); require(import.meta.url)`),
  ).toBe(`const a = "file:///"; fetch(new URL("./x.wasm", import.meta.url)); require("file:///")`));
