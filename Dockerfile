# Serves a build by Debian's nginx: npm run build, then docker build -t docs . && docker run -p 8080:8080 docs
FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
# A site with a base URL, as /x/, belongs into /srv/site/x: docker build --build-arg BASE_URL=/x/ -t docs .
ARG BASE_URL=/
COPY build /srv/site${BASE_URL}
RUN mv /srv/site${BASE_URL}nginx.conf /etc/nginx/sites-enabled/site \
    && mv /srv/site${BASE_URL}nginx-brotli.conf /etc/nginx/conf.d/site-brotli.conf \
    && nginx -t
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
