// What Docusaurus' own code takes from tslib in the browser; asking for the CommonJS whole brings 3 KB of helpers.
export { __importDefault } from 'tslib/tslib.es6.mjs';
