// What stands in for modules that the browser does not get. A file, because the bundler tells absent modules apart by their
// path on the machine that builds.
